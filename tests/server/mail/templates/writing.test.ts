import { beforeAll, describe, expect, it } from 'vitest';
import { languages } from '#machines/market/language.ts';
import type { Mail } from '#server/mail/mailTransport.ts';
import type { MailData } from '#server/mail/templates/accountMails.ts';
import { createWriter, type Writer } from '#server/mail/templates/writing.ts';
import { readToken } from '#server/account/addresses/mailTokens.ts';
import { wordsOf } from '#server/http/words.ts';
import { builtWeb } from '#server/pages/rendering/web.ts';
import { accountMails } from '#words/mails/accountMails.ts';
import { listingMails } from '#words/mails/listingMails.ts';
import { messageMails } from '#words/mails/messageMails.ts';
import { openTestMarket } from '#tests/drivers/server/market.ts';
import { ana, noon, origin } from '../mailMarket.ts';

const links: Readonly<Partial<Record<MailData['kind'], MailData['link']>>> = {
  verification: 'verification',
  registrationRepeated: 'login',
  passwordReset: 'passwordReset',
  passwordChanged: 'forgot',
  emailChangeOld: 'emailChangeOld',
  emailChangeNew: 'emailChangeNew',
  deletionRequested: 'undoDeletion',
  adOnline: 'listing',
  adEnding: 'renewal',
  adExpired: 'renewal',
  messagesUnread: 'conversation',
};
const kinds = [accountMails, listingMails, messageMails].flatMap((mails) => Object.keys(mails)) as MailData['kind'][];
const listing = { id: 'bikebikebike', title: 'Citybike', slug: 'citybike', end: Date.UTC(2027, 6, 1, 10) };
const conversation = { id: 'abcdefghijkl', side: 'buyer', title: 'Citybike', count: 3 } as const;
const until = Date.UTC(2027, 11, 31, 23, 5);

function mailDataOf(kind: MailData['kind'], language: MailData['language'], email = 'new@allmend.example'): MailData {
  const link = links[kind];
  return {
    kind,
    to: 'ana@allmend.example',
    language,
    at: noon,
    until,
    email,
    ...(link && { link }),
    ...(kind in listingMails && { listing }),
    ...(kind in messageMails && { conversation }),
  };
}

describe.each(['allmend', 'murmel'] as const)('a mail of %s', (brand) => {
  let write: Writer;
  let parts: Parameters<typeof createWriter>[1];
  let keys: Parameters<typeof createWriter>[0];

  beforeAll(async () => {
    const { market, close } = await openTestMarket(() => noon);
    keys = market.keys;
    const key = await keys.keyFor('market');
    await close();
    keys = {
      find: async () => key,
      keyFor: async () => key,
      forget: async () => {},
      letGo: () => undefined,
      close: () => undefined,
    };
    const ssrBundle = await (await builtWeb(brand)).ssrBundle();
    const words = wordsOf(await ssrBundle.loadCatalogues());
    parts = { words, look: ssrBundle.mailLook(), origin: () => origin };
    write = createWriter(keys, parts);
  });

  const written = (mail: MailData): Promise<Mail> => write(mail, { account: ana, messageId: '<1@x.ch>', name: 'x' });

  /** The visible text of the mail's HTML, with entities decoded. */
  function seen({ html }: Mail): string {
    const text = html
      .replaceAll(/<(style|title)>.*?<\/\1>/gs, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
    return text.replaceAll(/\s+/g, ' ');
  }

  it.each(languages)('has the same content in %s for every kind, in HTML and in text', async (language) => {
    const subjects = new Set<string>();
    for (const kind of kinds) {
      const mail = await written(mailDataOf(kind, language));
      subjects.add(mail.subject);
      for (const said of [mail.subject, mail.text, seen(mail)]) {
        // The mail contains neither the id of a text that is missing in the catalogue, nor a missing value.
        expect(said, kind).not.toMatch(/mail\.\w+\.|\{\w+\}|\b(?:undefined|null)\b/);
      }
      for (const part of mail.text.split('\n\n').filter((each) => !each.includes(origin))) {
        expect(seen(mail), kind).toContain(part.replaceAll(/\s+/g, ' ').trim());
      }
      expect(mail.text).toContain(brand);
      expect(mail.html).toContain(`<html lang="${language}">`);
    }
    expect(subjects.size).toBe(kinds.length);
  });

  it.each(kinds.filter((kind) => links[kind] !== undefined))(
    'of the kind %s has one link, the same in both parts',
    async (kind) => {
      const mail = await written(mailDataOf(kind, 'it'));
      const urls = [...mail.text.matchAll(/https:\S+/g)].map(([url]) => url).filter((url) => url !== `${origin}/it`);
      // The only other link, if there is one, unsubscribes from such mails.
      const stops = mail.unsubscribe === undefined ? [] : [mail.unsubscribe];
      expect(urls.slice(1)).toEqual(stops);
      const [url] = urls;
      const hrefs = [...mail.html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      expect(hrefs.map((href) => href!.replaceAll('&#61;', '='))).toEqual([`${origin}/it`, url, url, ...stops]);
      const token = /[\w-]{47}$/.exec(url!)?.[0];
      const purpose = links[kind];
      const isOpen = purpose !== undefined && ['login', 'forgot', 'listing', 'conversation'].includes(purpose);
      const requested = purpose === 'renewal' ? { account: listing.id, at: listing.end } : { account: ana, at: noon };
      const expected = isOpen ? undefined : { purpose, ...requested };
      expect(await readToken(keys, token ?? '')).toEqual(expected);
    },
  );

  it.each(kinds)('of the kind %s has a preview that adds to the subject, and nothing after it', async (kind) => {
    const mail = await written(mailDataOf(kind, 'en'));
    const hidden = /<div style="display:none[^>]*>(.*?)<\/div>/s.exec(mail.html)?.[1];
    const [, preview, filler] = /^(.*?)((?:&#847;&zwnj;&nbsp;)*)$/.exec(hidden!)!;
    const [subject, ...paragraphs] = mail.text.split('\n\n');
    expect(paragraphs).toContain(preview);
    expect(preview).not.toContain('Citybike');
    expect(preview).not.toBe(subject);
    expect(filler!.length).toBeGreaterThan(1000);
  });

  it.each(languages)('names the support in %s when the market has one, and otherwise not', async (language) => {
    const supported = createWriter(keys, { ...parts, support: 'help@market.example' });
    for (const kind of ['passwordChanged', 'emailChanged', 'verification'] as const) {
      const addressed = { account: ana, messageId: '<1@x.ch>', name: 'x' };
      const [named, nowhere] = [
        await supported(mailDataOf(kind, language), addressed),
        await written(mailDataOf(kind, language)),
      ];
      expect([named.text, seen(named)], kind).toEqual([
        expect.stringContaining('help@market.example'),
        expect.stringContaining('help@market.example'),
      ]);
      expect(nowhere.text.replaceAll('new@allmend.example', ''), kind).not.toMatch(/@|support/i);
      // Without a support address the mail has another sentence, and not the same one with a gap.
      expect(nowhere.text, kind).not.toBe(named.text.replaceAll('help@market.example', ''));
    }
  });

  it('states times by Swiss clocks, in the format of each language', async () => {
    const times = await Promise.all(languages.map((language) => written(mailDataOf('passwordReset', language))));
    expect(times.map(({ text }) => text.replaceAll('\u00a0', ' '))).toEqual([
      expect.stringContaining('bis 1. Januar 2028 um 0.05 Uhr.'),
      expect.stringContaining('jusqu’au 1er janvier 2028 à 0 h 05.'),
      expect.stringContaining('fino a sabato 1° gennaio 2028 alle ore 0.05.'),
      expect.stringContaining('until 1 January 2028 at 0:05.'),
    ]);
  });

  it('uses "vous" in French for allmend, and "tu" for murmel', async () => {
    const { subject, text } = await written(mailDataOf('verification', 'fr'));
    expect(subject).toBe(brand === 'murmel' ? 'Confirme ton adresse e-mail' : 'Confirmez votre adresse e-mail');
    expect(text).toMatch(brand === 'murmel' ? /\btu\b/ : /\bvous\b/);
    expect(text).toContain('Confirmer l’adresse e-mail\u202f:\nhttps://');
  });

  it('escapes the title of an ad', async () => {
    const title = `<img/src=x>'&" {product}`;
    const mail = await written({ ...mailDataOf('adEnding', 'en'), listing: { ...listing, title } });
    expect(mail.html).not.toContain('<img/');
    expect(mail.text).toContain(`Your ad expires soon: ${title}\n`);
    expect(mail.subject).toBe(`Your ad expires soon: ${title}`);
  });

  it('escapes an address', async () => {
    const mail = await written(mailDataOf('emailChangeOld', 'en', `"<img/src=x>'&"@x.ch`));
    expect(mail.html).not.toContain('<img/');
    expect(mail.text).toContain(`"<img/src=x>'&"@x.ch`);
  });

  it('spells the domain of an address in Unicode', async () => {
    const { text, html } = await written(mailDataOf('emailChangeOld', 'en', 'ana@xn--bcher-kva.ch'));
    expect([text, html]).toEqual([expect.stringContaining('ana@bücher.ch'), expect.stringContaining('ana@bücher.ch')]);
    expect(text + html).not.toContain('xn--');
  });

  it('is readable without its pictures, and contains its logo for light and for dark backgrounds', async () => {
    const { html, pictures } = await written(mailDataOf('verification', 'de', 'x@x.ch'));
    expect(pictures.map(({ cid }) => cid)).toEqual([`logo@${brand}`, `logo-dark@${brand}`]);
    for (const { cid, png } of pictures) {
      expect(html).toContain(`src="cid:${cid}" alt="${brand}"`);
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect(png.length).toBeLessThan(8000);
    }
    expect(pictures[0]!.png.equals(pictures[1]!.png)).toBe(false);
    // The mail must be smaller than the size in bytes at which Gmail clips it.
    expect(html.length).toBeLessThan(102_400);
  });
});
