/// <reference path="../languages/globals.d.ts" />

import murmel from './brands/murmel/sign.svg';
import { AllmendSign } from './brands/allmend/AllmendSign.tsx';

/** The brand's sign alone, at the end of the page; allmend's uses the accent of the mode, murmel's moon suits both. */
export function Sign() {
  if (__BRAND__ === 'murmel') return <img src={murmel} alt="" width={28} height={28} loading="lazy" />;
  return <AllmendSign />;
}
