import { editDistance } from '../../market/text/editDistance.ts';

/** The domains of a mail provider. `isAll` if it has no others, so that any other ending is a typo. */
interface Provider {
  readonly name: string;
  readonly endings: readonly string[];
  readonly isAll: boolean;
}

const only = (name: string, ...endings: readonly string[]): Provider => ({ name, endings, isAll: true });
const among = (name: string, ...endings: readonly string[]): Provider => ({ name, endings, isAll: false });

/**
 * Mail providers of people in Switzerland. Names that are close to another provider's (`mail`, `email`, `ymail`) are in the list
 * so that they are not taken for its typos.
 */
const providers: readonly Provider[] = [
  only('gmail', 'com'),
  only('googlemail', 'com'),
  only('icloud', 'com'),
  only('bluewin', 'ch'),
  only('hispeed', 'ch'),
  only('quickline', 'ch'),
  only('bluemail', 'ch'),
  only('swissonline', 'ch'),
  only('protonmail', 'com', 'ch'),
  only('proton', 'me'),
  only('netplus', 'ch'),
  only('libero', 'it'),
  only('wanadoo', 'fr'),
  only('laposte', 'net'),
  only('rocketmail', 'com'),
  among('gmx', 'ch', 'net', 'de', 'at', 'com', 'fr', 'it'),
  among('sunrise', 'ch'),
  among('orange', 'fr'),
  among('hotmail', 'com', 'ch', 'fr', 'it', 'de'),
  among('outlook', 'com', 'fr', 'it', 'de'),
  among('yahoo', 'com', 'fr', 'it', 'de'),
  among('live', 'com', 'fr', 'it', 'de', 'ch'),
  among('msn', 'com'),
  among('mail', 'com', 'ch', 'de'),
  among('email', 'com', 'ch', 'de'),
  among('ymail', 'com'),
  among('me', 'com'),
];

/** Typos of `com` as the ending of an email domain; no provider in the list has them as an ending. */
const typosOfCom = new Set(['con', 'cmo', 'ocm', 'vom', 'xom', 'cpm', 'cim', 'comm', 'coom', 'om', 'cm', 'co', 'c']);

/** The shortest provider name that is searched for typos: shorter names are one letter away from too many others. */
const shortestName = 5;

/**
 * The address that the user probably meant: the same mailbox at a known provider whose domain is one typo away, such as
 * `gmail.com` for `gmial.com`. Null if the address has no likely typo, or is not an address.
 */
export function likelyAddress(address: string): string | null {
  const [, mailbox, domain] = /^(.+)@([^@]+)$/.exec(address.trim()) ?? [];
  const [, name, ending] = /^([^.]+)\.([^.]+)$/.exec(domain?.toLowerCase() ?? '') ?? [];
  if (mailbox === undefined || name === undefined || ending === undefined) return null;
  if (providers.some((provider) => provider.name === name && isDomainOf(provider, ending))) return null;
  const meant =
    providers.find((provider) => provider.name === name) ??
    providers.find((provider) => provider.name.length >= shortestName && editDistance(provider.name, name) === 1);
  if (!meant) return null;
  return `${mailbox}@${meant.name}.${isDomainOf(meant, ending) ? ending : likelyEnding(meant, ending)}`;
}

function likelyEnding({ endings }: Provider, ending: string): string {
  return typosOfCom.has(ending) && endings.includes('com') ? 'com' : endings[0]!;
}

/** Whether a mail provider has, or may have, a domain with this ending. */
function isDomainOf({ endings, isAll }: Provider, ending: string): boolean {
  return endings.includes(ending) || !(isAll || typosOfCom.has(ending));
}
