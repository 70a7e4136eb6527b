import { languages } from '#machines/market/language.ts';
import { categoryNames as categoriesDe } from '#machines/market/categories/categoryNames/de.ts';
import { categoryNames as categoriesEn } from '#machines/market/categories/categoryNames/en.ts';
import { categoryNames as categoriesFr } from '#machines/market/categories/categoryNames/fr.ts';
import { categoryNames as categoriesIt } from '#machines/market/categories/categoryNames/it.ts';
import { addressWords as wordsDe } from './words/de.ts';
import { addressWords as wordsEn } from './words/en.ts';
import { addressWords as wordsFr } from './words/fr.ts';
import { addressWords as wordsIt } from './words/it.ts';
import { cantonNames as cantonsDe } from '../cantons/names/de.ts';
import { cantonNames as cantonsEn } from '../cantons/names/en.ts';
import { cantonNames as cantonsFr } from '../cantons/names/fr.ts';
import { cantonNames as cantonsIt } from '../cantons/names/it.ts';
import { formerCategoryNames } from './formerCategoryNames.ts';
import { learnFormerNames, learnSpelling } from './spellings.ts';

// Loads the spellings of all languages. Only code that needs all of them imports this file: the server, and the
// renderer of its pages. Pages do not import it.
learnSpelling('de', { categoryNames: categoriesDe, cantonNames: cantonsDe, addressWords: wordsDe });
learnSpelling('fr', { categoryNames: categoriesFr, cantonNames: cantonsFr, addressWords: wordsFr });
learnSpelling('it', { categoryNames: categoriesIt, cantonNames: cantonsIt, addressWords: wordsIt });
learnSpelling('en', { categoryNames: categoriesEn, cantonNames: cantonsEn, addressWords: wordsEn });

for (const language of languages) learnFormerNames(language, formerCategoryNames[language]);
