import { AddressPart } from './AddressPart.tsx';
import { DataPart } from '../leaving/DataPart.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { SessionsPart } from './SessionsPart.tsx';
import type { TabProps } from '../tabProps.ts';

/** The account's tab for security: password, email address, sessions, and the export of personal data. */
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
