import type { Kinds } from '../kind.ts';
import { cameras } from './cameras.ts';
import { computers } from './computers.ts';
import { consoles } from './consoles.ts';
import { filming } from './filming.ts';
import { handhelds } from './handhelds.ts';
import { hifi } from './hifi.ts';
import { peripherals } from './peripherals.ts';
import { phones } from './phones.ts';
import { screens } from './screens.ts';

/** What has a plug or a battery. */
export const electronics = {
  ...hifi,
  ...screens,
  ...computers,
  ...peripherals,
  ...consoles,
  ...handhelds,
  ...cameras,
  ...filming,
  ...phones,
} satisfies Kinds;
