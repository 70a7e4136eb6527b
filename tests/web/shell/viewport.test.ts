import { describe } from 'vitest';
import { viewportDriver } from '#tests/drivers/ui/viewportDriver.ts';
import { itIsWalked } from '#tests/drivers/walking/walkedView.ts';

describe('the kind of device, as the chart of the window says', () => {
  itIsWalked(viewportDriver);
});
