import { AddressPart } from './AddressPart.tsx';
import { DataPart } from '../leaving/DataPart.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { SessionsPart } from './SessionsPart.tsx';
import type { TabProps } from '../tabProps.ts';

/** By what one logs in, where one is logged in, and what is kept of that and all else. */
export function SecurityTab(props: TabProps) {
  return (
    <>
      <PasswordPart {...props} />
      <AddressPart {...props} />
      <SessionsPart {...props} />
      <DataPart />
    </>
  );
}
