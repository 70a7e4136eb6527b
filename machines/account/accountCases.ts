import { lifecycleCases } from '../paths/lifecycleCases.ts';
import type { Account } from './account.ts';
import { accountLifecycle } from './accountLifecycle.ts';
import { importSeller } from './accountRules.ts';

const source = 'import:listings';
const regula = { name: 'Regula B.', sellerKind: 'private', source } as const;

/** What the life of an account is walked with. */
export const accountCases = lifecycleCases({
  lifecycle: accountLifecycle,
  commands: {
    'account.import': {
      'a private seller': ifNew((at) => importSeller(null, { ...regula, at })),
      'a company': ifNew((at) => importSeller(null, { ...regula, name: 'Velo Meier AG', sellerKind: 'company', at })),
      'nothing new': ifKnown((account, at) => importSeller(account, { ...account, at })),
      'another name': ifKnown((account, at) => {
        const name = account.name === regula.name ? 'Regula Brunner' : regula.name;
        return importSeller(account, { ...account, name, at });
      }),
      'another kind of seller': ifKnown((account, at) => {
        const sellerKind = account.sellerKind === 'private' ? 'company' : 'private';
        return importSeller(account, { ...account, sellerKind, at });
      }),
    },
  },
  keys: {},
});

type Answer = ReturnType<typeof importSeller>;
type Now = { readonly account: Account | null };

function ifNew(ask: (at: number) => Answer) {
  return ({ account }: Now, at: number) => (account === null ? ask(at) : undefined);
}

function ifKnown(ask: (account: Account, at: number) => Answer) {
  return ({ account }: Now, at: number) => (account === null ? undefined : ask(account, at));
}
