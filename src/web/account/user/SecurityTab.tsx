import { AddressPart } from './AddressPart.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { SessionsPart } from './SessionsPart.tsx';
import type { TabProps } from './UserArea.tsx';

/** By what one logs in, and where one is logged in. */
export function SecurityTab(props: TabProps) {
  return (
    <>
      <PasswordPart {...props} />
      <AddressPart {...props} />
      <SessionsPart {...props} />
    </>
  );
}
