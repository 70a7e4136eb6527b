import { compatibilityForm } from '../../market/text/compatibilityForm.ts';

/**
 * The most common passwords by the patterns of leaked lists: a popular word with a popular ending, and rows of keys.
 * They are stored as parts; only combinations that are long enough for a password count.
 */

const words = `
password passwort passwords passwörter motdepasse parola parolachiave kennwort geheim secret login access letmein welcome
willkommen bienvenue benvenuto hallo hello bonjour ciao salut admin administrator root user guest test testing master
qwertz qwerty azerty asdf asdfgh yxcvbn zxcvbn abc abcd abcdef abc123 a1b2c3 iloveyou ichliebedich jetaime tiamo
dragon monkey football fussball hockey soccer baseball basketball tennis superman batman pokemon starwars princess
prinzessin sunshine sonnenschein soleil sole shadow flower blume schatz schatzi liebling engel angel mausi hasi baerli
computer internet google facebook youtube microsoft windows apple samsung iphone android nintendo playstation minecraft
schweiz suisse svizzera switzerland helvetia zuerich zurich bern basel luzern geneve genf lausanne lugano ticino winterthur
allmend murmel murmeltier market marktplatz velo katze kaetzli hund hunde chat chien gatto cane tiger loewe pferd
michael daniel thomas peter martin markus andreas stefan christian patrick marco marc nicole sandra claudia andrea maria
anna laura sarah julia jennifer jessica sabrina melanie jordan charlie robert ashley hunter killer freedom freiheit liberte
summer sommer ete estate winter inverno hiver spring fruehling printemps herbst automne autumn monday montag freitag
januar februar maerz april juni juli august september oktober november dezember cheese kaese fromage schokolade chocolate
chocolat kaffee coffee pizza spaghetti whatever nothing trustno blink ferrari porsche mercedes yamaha kawasaki harley
jesus christus matrix money geld argent familie family famille amore liebe amour lovely forever changeme default
`
  .trim()
  .split(/\s+/);

const endings = [
  '',
  '1',
  '12',
  '123',
  '1234',
  '12345',
  '123456',
  '1!',
  '123!',
  '!',
  '.',
  '0',
  '00',
  '01',
  '007',
  '11',
  '21',
  '69',
  '77',
  '88',
  '99',
  '100',
  '111',
  '222',
  '666',
  '777',
  '888',
  '999',
  '000',
  '321',
  '4321',
  '2000',
  '2020',
  '2021',
  '2022',
  '2023',
  '2024',
  '2025',
  '2026',
  '2027',
  '1980',
  '1985',
  '1990',
  '1995',
  '1999',
  '@1',
  '@123',
  '#1',
  '?',
  '*',
  'a',
  'x',
  'xx',
];

/** Rows of keys and characters: any part of them is common, in either direction. */
const rows = [
  '01234567890123456789',
  '1234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qay2wsx3edc4rfv',
  '1qaz2wsx3edc4rfv',
  'qayxswedcvfr',
  'qazwsxedcrfv',
  '11223344556677889900',
  'aabbccddeeff',
  '147258369',
  '159357456',
  'q1w2e3r4t5z6',
  'q1w2e3r4t5y6',
  'a1b2c3d4e5f6g7h8',
  '1a2b3c4d5e6f',
  '123123123123',
  '321321321',
  '987654321987654321',
];

const shortest = 8;

/** All common passwords of the words and endings above, in lower case. Only tests need the whole set. */
export const commonPasswords = (): ReadonlySet<string> =>
  new Set(
    [...words.flatMap((word) => endings.map((ending) => word + ending)), ...words.map((word) => word + word)].filter(
      (password) => password.length >= shortest,
    ),
  );

const knownWords: ReadonlySet<string> = new Set(words);

/** In letters. Digits and other characters at its ends do not make a word of this length harder to guess. */
const longWord = 6;
const ends = /^[\d\W_]{0,6}|[\d\W_]{0,6}$/gu;

function isListed(password: string): boolean {
  const bare = password.replaceAll(ends, '');
  if (bare.length >= longWord && knownWords.has(bare)) return true;
  const half = password.slice(0, password.length / 2);
  if (half + half === password && knownWords.has(half)) return true;
  return endings.some(
    (ending) => password.endsWith(ending) && knownWords.has(password.slice(0, password.length - ending.length)),
  );
}

/**
 * The password as lists of common passwords spell it: in lower case, without full width letters and invisible characters.
 */
export function plainPassword(password: string): string {
  return compatibilityForm(password, 'NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase();
}

/** Whether a password is common in any spelling: listed, part of a row, or at most two different characters. */
export function isCommonPassword(password: string): boolean {
  const lower = plainPassword(password);
  const [, head = '', tail = ''] = /^(.*?)([\d\W_]*)$/s.exec(lower) ?? [];
  const plain = `${head.replaceAll(/[@4]/g, 'a').replaceAll('0', 'o').replaceAll('3', 'e').replaceAll(/[$5]/g, 's')}${tail}`;
  if (isListed(lower) || isListed(plain) || new Set(lower).size <= 2) return true;
  const backwards = [...lower].toReversed().join('');
  return rows.some((row) => row.includes(lower) || row.includes(backwards));
}
