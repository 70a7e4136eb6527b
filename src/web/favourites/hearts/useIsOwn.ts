import { useSession } from '../../account/useSession.ts';

/** Whether the logged-in user is the seller of a listing; false if the seller is not known. */
export function useIsOwn(seller: string | undefined): boolean {
  return useSession(({ context }) => seller !== undefined && context.publicAccountId === seller);
}
