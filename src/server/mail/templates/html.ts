import type { Language } from '#machines/market/language.ts';
import { escapedMarkup } from '#machines/market/text/escapedMarkup.ts';
import { logoHeight, type LogoPicture } from './logoPictures.ts';
import type { LookOfMode, MailLook } from './mailLook.ts';

/** The content of a mail, as texts in its language. */
export interface MailContent {
  readonly language: Language;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The text that mail programs show next to the subject. */
  readonly preview: string;
  readonly action?: { readonly text: string; readonly url: string };
  /** The line above the written URL of the action's link. */
  readonly addressHint: string;
  readonly note?: string;
  /** The link that stops mails of this kind. */
  readonly unsubscribe?: { readonly text: string; readonly url: string };
  /** The reason why the recipient gets this mail. */
  readonly why: string;
  /** The base URL of the market. */
  readonly origin: string;
}

/** The width of a mail's text in pixels, for comfortable lines; phones show less. */
const width = 560;
/** Invisible characters that fill up the preview: without them, mail programs add the heading, which is the subject. */
const previewFiller = '&#847;&zwnj;&nbsp;'.repeat(90);
/** Breaks a long URL, which may be wider than a phone. */
const breaking = 'overflow-wrap:anywhere;word-break:break-word';
const font = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/**
 * The mail as HTML. It uses tables and inline styles, because many mail programs support nothing else. The style sheet
 * only adds the dark mode. All content is readable without pictures.
 */
export function htmlOf(
  content: MailContent,
  look: MailLook,
  logos: { readonly light: LogoPicture; readonly dark: LogoPicture },
): string {
  const { product, light } = look;
  const { colours } = light;
  const { language, subject, paragraphs, preview, action, addressHint, note, unsubscribe, why, origin } = content;
  const radius = radii[product];
  const texts = paragraphs.map(
    (text) =>
      `<p class="text" style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:${colours.text}">${escapedMarkup(text)}</p>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapedMarkup(subject)}</title>
<style>${darkSheet(look.dark)}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:${colours.surfaceSunken}">
<div style="display:none;max-height:0;overflow:hidden">${escapedMarkup(preview)}${previewFiller}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${colours.surfaceSunken}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${width}px">
<tr><td class="header" style="padding:20px 24px;background-color:${colours.header};border:1px solid ${edge(product, colours)};border-bottom-color:${colours.border};border-radius:${radius.panel}px ${radius.panel}px 0 0">
<a href="${escapedMarkup(origin)}/${language}" style="text-decoration:none">${logo(logos.light, 'logo-light', light)}${logo(logos.dark, 'logo-dark', look.dark)}</a>
</td></tr>
<tr><td class="panel" style="padding:32px 24px 16px;${breaking};background-color:${colours.surfaceRaised};border:1px solid ${colours.border};border-top:0;border-radius:0 0 ${radius.panel}px ${radius.panel}px">
<h1 class="text" style="margin:0 0 16px;${font};font-size:24px;line-height:30px;font-weight:600;letter-spacing:-.012em;color:${colours.text}">${escapedMarkup(subject)}</h1>
${texts.join('\n')}
${action ? actionOf(action, addressHint, colours, radius.control) : ''}
${note === undefined ? '' : `<p class="muted" style="margin:0 0 16px;${font};font-size:14px;line-height:20px;color:${colours.textMuted}">${escapedMarkup(note)}</p>`}
</td></tr>
<tr><td style="padding:16px 24px;${breaking}">
<p class="muted" style="margin:0;${font};font-size:13px;line-height:19px;color:${colours.textMuted}">${escapedMarkup(why)}${unsubscribe ? `<br>\n<a class="link" href="${escapedMarkup(unsubscribe.url)}" style="color:${colours.accentText}">${escapedMarkup(unsubscribe.text)}</a>` : ''}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** The radii of panels and buttons, in pixels. */
const radii = { allmend: { panel: 10, control: 8 }, murmel: { panel: 26, control: 24 } } as const;

/** The colour of the line below the header. murmel's header is a band of colour and needs no visible line. */
function edge(product: MailLook['product'], { border, header }: LookOfMode['colours']): string {
  return product === 'murmel' ? header : border;
}

/** Without pictures, the alternative text replaces the logo, in the header's ink. */
function logo({ cid, width }: LogoPicture, name: string, { colours }: LookOfMode): string {
  const hidden = name === 'logo-dark' ? 'display:none;' : '';
  const alt = cid.replace(/^.*@/, '');
  return `<img class="${name}" src="cid:${cid}" alt="${alt}" width="${width}" height="${logoHeight}" style="${hidden}border:0;${font};font-size:22px;line-height:${logoHeight}px;font-weight:700;color:${colours.text}">`;
}

function actionOf(
  { text, url }: NonNullable<MailContent['action']>,
  addressHint: string,
  colours: LookOfMode['colours'],
  radius: number,
): string {
  const address = escapedMarkup(url);
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px">
<tr><td class="button" style="background-color:${colours.accent};border-radius:${radius}px">
<a class="button-text" href="${address}" style="display:inline-block;padding:12px 24px;${font};font-size:16px;line-height:24px;font-weight:600;color:${colours.onAccent};text-decoration:none">${escapedMarkup(text)}</a>
</td></tr>
</table>
<p class="muted" style="margin:0 0 16px;${font};font-size:14px;line-height:20px;color:${colours.textMuted}">${escapedMarkup(addressHint)}<br>
<a class="link" href="${address}" style="color:${colours.accentText};word-break:break-all">${address}</a></p>`;
}

/**
 * The CSS of the dark mode, for the system's preference (the media query) and for Outlook. Outlook marks the elements
 * that it has changed.
 */
function darkSheet({ colours }: LookOfMode): string {
  const rules: readonly (readonly [selector: string, declarations: string])[] = [
    ['.ground', `background-color:${colours.surfaceSunken}!important`],
    ['.header', `background-color:${colours.header}!important;border-color:${colours.border}!important`],
    ['.panel', `background-color:${colours.surfaceRaised}!important;border-color:${colours.border}!important`],
    ['.text', `color:${colours.text}!important`],
    ['.muted', `color:${colours.textMuted}!important`],
    ['.button', `background-color:${colours.accent}!important`],
    ['.button-text', `color:${colours.onAccent}!important`],
    ['.link', `color:${colours.accentText}!important`],
    ['.logo-light', 'display:none!important'],
    ['.logo-dark', 'display:inline-block!important'],
  ];
  const all = rules.map(([selector, declarations]) => `${selector}{${declarations}}`).join('');
  const outlook = rules.map(([selector, declarations]) => `[data-ogsc] ${selector}{${declarations}}`).join('');
  return `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${all}}${outlook}`;
}
