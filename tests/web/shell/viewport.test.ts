import { describe } from 'vitest';
import { viewportDriver } from '#tests/drivers/viewportDriver.ts';
import { itIsWalked } from '#tests/drivers/walkedView.ts';

describe('the kind of device, as the chart of the window says', () => {
  itIsWalked(viewportDriver);
});
