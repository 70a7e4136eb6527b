import { useSession } from '../../account/useSession.ts';

/** Whether an ad is one of whoever is logged in, by who sells it; where that is not told, it is not known. */
export function useIsOwn(seller: string | undefined): boolean {
  return useSession(({ context }) => seller !== undefined && context.publicAccountId === seller);
}
