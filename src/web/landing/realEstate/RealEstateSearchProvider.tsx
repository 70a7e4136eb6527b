import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

import { realEstateFilter, type Transaction } from '#machines/landing/realEstateHome.ts';
import { realEstateSearchMachine } from '#machines/landing/realEstateSearchMachine.ts';

import { useLanguage } from '../../page/firstPage.tsx';
import { listPath } from '../../addresses/listPath.ts';
import { RealEstateSearch } from './realEstateFlow.ts';

/** Provides the choice between rent and buy. */
export function RealEstateSearchProvider({ children }: { readonly children: ReactNode }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const logic = useMemo(
    () =>
      realEstateSearchMachine.provide({
        actions: {
          openList: ({ context: { region }, self }) => {
            const wanted = self.getSnapshot().value as Transaction;
            void navigate(listPath(language, realEstateFilter(wanted, region === null ? {} : { region })));
          },
        },
      }),
    [language, navigate],
  );
  return <RealEstateSearch.Provider logic={logic}>{children}</RealEstateSearch.Provider>;
}

/** The visitor's choice between rent and buy. */
export function useChosenTransaction(): Transaction {
  return RealEstateSearch.useSelector(({ value }) => value);
}
