import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type WarningKind, warningsIn } from '#machines/messaging/warnings.ts';

const kindsIn = (text: string): readonly WarningKind[] => warningsIn(text).map(({ kind }) => kind);

/** Texts that cause each warning, in four languages and with the usual evasions. */
const warned: Readonly<Record<WarningKind, readonly string[]>> = {
  link: [
    'Schau hier: https://tutti-zahlung.example.com/pay?id=1',
    'www.post-secure.ch',
    'Geh auf post-pay.info und bestätige',
    'hxxps://evil.example',
    'paypal dot com',
    'schweizer-post punkt ch',
    'la-poste (point) com',
    'twint[.]com',
    'bit.ly/3xYzAbC',
    't.co/abc',
    'ｗｗｗ．ｅｖｉｌ．ｃｏｍ',
    'evil\u200b.\u200bcom/pay',
    'guarda su sito-sicuro punto com',
  ],
  foreignPhone: [
    'Call me +44 7911 123456',
    'Mein Nummer: 0049 151 23456789',
    '+234 803 123 4567',
    'ruf an: 0151 23456789',
    '0664 1234567',
    '+33 6 12 34 56 78',
    'chiamami al +39 333 1234567',
    '＋４４ ７９１１ １２３４５６',
    '+4(4)7911-123-456',
  ],
  otherChannel: [
    'Schreib mir auf WhatsApp',
    'add me on whats app please',
    'W h a t s A p p ?',
    "contactez-moi sur What's App",
    'scrivimi su Telegram',
    'wa.me/41791234567',
    'melde dich per Signal',
    'viber ok?',
    'mail me: max.muster@gmail.com',
    'max (at) gmx.ch',
    'Threema: ABCD1234',
    'max muster gmail punkt com',
  ],
  payment: [
    'Ich zahle per Western Union',
    'MoneyGram geht auch',
    'Mein Kurier holt es ab und bringt das Geld',
    'Der Fahrer bezahlt dich bar vor Ort',
    'Das Geld kommt in einem Umschlag mit der Post',
    'The courier will come with the cash to pay you',
    'My shipping agent will pay you on pickup, cash',
    'Le transporteur vous remettra l’argent',
    'Il corriere ti darà i soldi in contanti',
    'Klick auf den Link, um das Geld zu erhalten',
    'Bitte das Formular ausfüllen, damit die Zahlung freigegeben wird',
    'click the link to receive your payment',
    'Cliquez sur le lien pour recevoir le paiement',
    'Clicca sul link per ricevere il pagamento',
    'Bezahl mit Google Play Karte',
    'pay me in bitcoin',
    'paga con buoni regalo',
    'Ich habe zu viel überwiesen, bitte die Differenz zurück',
    'I paid too much by mistake, please send the difference back',
    'Bitte überweise heute noch auf CH93 0076 2011 6238 5295 7, sonst geht es weg',
    'Überweise auf DE89 3704 0044 0532 0130 00',
    'Versez tout de suite sur CH9300762011623852957',
    'Guten Tag, bitte überweisen Sie 200.– Anzahlung auf CH93 0076 2011 6238 5295 7, dann reserviere ich',
    'Nur Vorkasse: CH93 0076 2011 6238 5295 7',
    'CH93 0076 2011 6238 5295 7. Sobald das Geld da ist, schicke ich es ab.',
    'Zahl bitte zuerst auf CH9300762011623852957 ein',
    'Bonjour, un acompte de 100.- sur CH93 0076 2011 6238 5295 7 et c’est à vous',
    'Paiement d’avance: CH93 0076 2011 6238 5295 7',
    'J’envoie dès réception du virement (CH93 0076 2011 6238 5295 7)',
    'Chiedo una caparra su CH93 0076 2011 6238 5295 7',
    'Pagamento anticipato a CH93 0076 2011 6238 5295 7, grazie',
    'Please pay a deposit to CH93 0076 2011 6238 5295 7',
    'Bitte überweise vorab 200 Franken per TWINT an 079 123 45 67',
    'Bitte zuerst 50.– per TWINT zahlen, dann schicke ich es',
    'Überweisen Sie den Betrag im Voraus auf 079 123 45 67',
    'Anzahlung von 100.- per Twint an +41 79 123 45 67, dann reserviere ich',
    'Veuillez payer d’avance par TWINT au 079 123 45 67',
    'Un acompte de 50 francs par Twint au 078 123 45 67 et je la réserve',
    'Paga in anticipo con TWINT al 076 123 45 67, per favore',
    'Caparra di 50 franchi con TWINT allo 079 123 45 67',
    'Please pay 200 francs in advance by TWINT to 079 123 45 67',
    'Send the deposit by Twint first: 079 123 45 67',
    'I ship once the money has arrived: CH93 0076 2011 6238 5295 7',
  ],
  secret: [
    'Schick mir bitte den SMS-Code',
    'Dein Bestätigungscode?',
    'please send me the verification code you receive',
    'Envoyez-moi le code de vérification',
    'mandami il codice di verifica',
    'Gib deine Kartennummer ein',
    'enter your card number and CVV',
    '4242 4242 4242 4242',
    'Du bekommst einen Code per SMS, den brauche ich',
    'your e-banking login',
    'dein Twint PIN',
  ],
};

/** Everyday messages, which cause no warning. */
const harmless = [
  'Ist das Velo noch zu haben?',
  'Hallo, ich hätte Interesse. Wann kann ich vorbeikommen?',
  'Ja, bis morgen um 18.30 Uhr.',
  'Meine Nummer ist 079 123 45 67',
  'Ruf mich an: +41 79 123 45 67',
  'Tel. 044 123 45 67',
  '0041 31 123 45 67',
  '+423 235 12 34',
  'Tel. 061 234 56 78',
  'Le numéro: 021 345 67 89',
  '091 123 45 67',
  'Bonjour, l’article est-il encore disponible ?',
  'Je passe demain vers 17h30, ça va ?',
  'Je peux payer par Twint ou en espèces.',
  'Buongiorno, è ancora disponibile?',
  'Posso pagare in contanti al ritiro.',
  'Is it still available?',
  'I can pay cash when I pick it up.',
  'Ich zahle bar bei Abholung.',
  'TWINT geht auch.',
  'Bezahlung per TWINT bei Abholung',
  'Bezahlung per TWINT bei Abholung, meine Nummer ist 079 123 45 67',
  'Bitte vorher anrufen, 079 123 45 67. Zahlung per TWINT bei Abholung.',
  'Ich kann vorab per TWINT bezahlen, meine Nummer ist 079 123 45 67',
  'Soll ich vorab per TWINT bezahlen?',
  'Ich zahle gern eine Anzahlung per TWINT. 079 123 45 67',
  'Zahlung vorab per TWINT möglich',
  'Paiement par TWINT au retrait, appelez-moi d’abord au 079 123 45 67',
  'Je peux vous verser un acompte par TWINT, mon numéro est le 079 123 45 67',
  'Pagamento con TWINT al ritiro, chiamami prima allo 079 123 45 67',
  'Posso pagare in anticipo con TWINT?',
  'You can pay by TWINT when you pick it up. Call me first: 079 123 45 67',
  'I can pay a deposit by TWINT, my number is 079 123 45 67',
  'Hier meine IBAN: CH93 0076 2011 6238 5295 7',
  'Danke, das Velo ist toll. Auf welches Konto, CH93 0076 2011 6238 5295 7?',
  'Ich kann eine Anzahlung machen.',
  'Je peux verser un acompte.',
  'La cauzione è già nel prezzo?',
  'Can I pay in advance?',
  'Versand mit der Post kostet CHF 9.–',
  'Ich kann es mit DHL verschicken.',
  'Die Zahlung habe ich erhalten, danke!',
  'Sobald das Geld da ist, schicke ich es ab.',
  'Grösse 42, gebraucht, Baujahr 2019, 12’500 km',
  'Preis 1’250.– ist fix.',
  'Das Modell ist 3.5 TDI, Nr. 8400.12.33',
  'Rahmennummer WBK 1234 5678 9012',
  'z.B. am Samstag od. So.',
  'usw. und so weiter.Danke',
  'Danke.In Ordnung',
  'ok.so machen wir es',
  'Datei foto.jpg kommt gleich',
  'Es ist ein USB-C 3.1 Kabel',
  'Der Signalton ist kaputt.',
  'Eine Messenger-Tasche aus Leder',
  'Ich bin auf Line 3 der Tramstrecke zu Hause, 3. Stock',
  'Das Passwort des Routers steht auf der Unterseite.',
  'Le point de rendez-vous : la gare.',
  'Il punto di ritrovo è la stazione.',
  'Mach einen Punkt de facto.',
  'Ich habe einen Gutschein für die Migros dazugelegt.',
  'Telegramm von 1920 zu verkaufen',
  'Bitcoin-Buch, wie neu',
  'Ich zahle die Steuern, Versicherung inbegriffen.',
  'Artikelnummer 4006381333931',
  'Der Kurier war noch nicht da.',
  'The driver seat is worn.',
  'The card number on the back of the Pokémon is 4/102',
];

describe('warnings', () => {
  for (const kind of Object.keys(warned) as WarningKind[]) {
    it.each(warned[kind])(`report ${kind}: %s`, (text) => {
      expect(kindsIn(text)).toContain(kind);
    });
  }

  it.each(harmless)('are absent for: %s', (text) => {
    expect(warningsIn(text)).toEqual([]);
  });

  it.each([
    ['Nur gegen Vorkasse.', 'CH93 0076 2011 6238 5295 7'],
    ['CH93 0076 2011 6238 5295 7', 'Sobald das Geld da ist, schicke ich es ab.'],
    ['Paiement d’avance uniquement.', 'Voici: CH93 0076 2011 6238 5295 7'],
    ['Chiedo una caparra di 100 franchi.', 'CH93 0076 2011 6238 5295 7'],
    ['I need a deposit first.', 'My account: CH93 0076 2011 6238 5295 7'],
  ])('detect a demand and an account over two messages: %s, then %s', (earlier, text) => {
    expect(kindsIn(text)).toEqual([]);
    expect(warningsIn(text, earlier).map(({ kind }) => kind)).toEqual(['payment']);
  });

  it.each([
    ['Ja, es ist noch da.', 'Hier meine IBAN: CH93 0076 2011 6238 5295 7'],
    ['Nur gegen Vorkasse.', 'Wann passt es Ihnen?'],
    ['Je passe demain.', 'CH93 0076 2011 6238 5295 7'],
    ['CH93 0076 2011 6238 5295 7', 'Grazie, a domani!'],
    ['Pay when you pick it up.', 'CH93 0076 2011 6238 5295 7'],
  ])('are absent for two messages without a demand together: %s, then %s', (earlier, text) => {
    expect(warningsIn(text, earlier)).toEqual([]);
  });

  it('are independent of the position in a message, and of the case', () => {
    const sentence = fc.constantFrom(...Object.values(warned).flat());
    const around = fc.constantFrom('', 'Hallo!\n', 'Guten Tag. ', '😀 ', '\n\n');
    fc.assert(
      fc.property(sentence, around, around, (text, before, after) => {
        const kinds = kindsIn(text);
        expect(kindsIn(`${before}${text}${after && `\n${after}`}`)).toEqual(expect.arrayContaining([...kinds]));
      }),
    );
  });

  it('detect words that are separated by invisible characters', () => {
    const hidden = fc.constantFrom('\u200b', '\u00ad', '\u2060', '\u200d', '\ufeff', '\u202e');
    const letters = [...'whatsapp'];
    fc.assert(
      fc.property(fc.array(hidden, { minLength: letters.length, maxLength: letters.length }), (signs) => {
        expect(kindsIn(letters.map((letter, index) => letter + signs[index]).join(''))).toEqual(['otherChannel']);
      }),
    );
  });

  it('quote words of the message, once per kind, and are fast for any message', () => {
    const parts = fc.constantFrom(
      'Kurier ',
      'bringt ',
      'Geld ',
      '0',
      '00',
      '+',
      ' ',
      '.',
      '-',
      'a.',
      'www.',
      'w h ',
      'ch',
      '@',
      'CH93',
      '🏳️‍🌈',
      '\n',
    );
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 2000 }),
      fc.array(parts, { maxLength: 800 }).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(text, (message) => {
        const warnings = warningsIn(message);
        expect(new Set(warnings.map(({ kind }) => kind)).size).toBe(warnings.length);
        for (const { words } of warnings) {
          expect([...words].length).toBeLessThanOrEqual(80);
          expect(words).not.toContain('\n');
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    '0 '.repeat(2000),
    '+4 '.repeat(1300),
    'a.'.repeat(2000),
    'a-'.repeat(2000),
    'w '.repeat(2000),
    'kurier '.repeat(570),
    'klick um geld '.repeat(280),
    'CH00 '.repeat(800),
    'dann sobald '.repeat(330),
    `twint ${'bitte zahle zuerst ich '.repeat(170)}`,
    `twint ${'zahle '.repeat(660)}`,
    '4'.repeat(4000),
    `${'x'.repeat(63)}.`.repeat(62),
    'a@'.repeat(2000),
  ])('take at most a moment for %#', (message) => {
    const began = performance.now();
    warningsIn(message);
    expect(performance.now() - began).toBeLessThan(250);
  });
});
