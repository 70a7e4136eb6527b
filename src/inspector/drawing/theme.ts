/** The colours of a drawing by purpose. */
export interface Theme {
  readonly ground: string;
  /** The background of a state's content, at every second level. */
  readonly sunken: string;
  /** The background of a state that contains no drawn states. */
  readonly raised: string;
  readonly text: string;
  readonly muted: string;
  /** The colour of edges and borders. */
  readonly line: string;
  /** The colour of a frame's border. */
  readonly faint: string;
  /** The colours of active and taken parts: as a line, as a fill, and for the text on that fill. */
  readonly accent: string;
  readonly accentFill: string;
  readonly onAccent: string;
  readonly accentSoft: string;
  /** The colour of a guard that refused. */
  readonly danger: string;
  /** The colour of parts that were never taken. */
  readonly warning: string;
  readonly warningSoft: string;
}

export type ThemeName = 'light' | 'dark';

/** The colours of the brand Allmend, the same in all brands: the inspector is for developers. */
export const themes: Readonly<Record<ThemeName, Theme>> = {
  light: {
    ground: '#ffffff',
    sunken: '#f3f6f2',
    raised: '#ffffff',
    text: '#14201a',
    muted: '#546159',
    line: '#78867d',
    faint: '#dce3dd',
    accent: '#00713f',
    accentFill: '#00713f',
    onAccent: '#ffffff',
    accentSoft: '#e2f2e8',
    danger: '#b3261e',
    warning: '#7a4f00',
    warningSoft: '#fff1cf',
  },
  dark: {
    ground: '#0f1411',
    sunken: '#151b17',
    raised: '#19211c',
    text: '#e9efea',
    muted: '#a0aea5',
    line: '#728178',
    faint: '#2a342e',
    accent: '#5cd391',
    accentFill: '#4ccb83',
    onAccent: '#05200f',
    accentSoft: '#123223',
    danger: '#ff9a90',
    warning: '#f2c14e',
    warningSoft: '#332706',
  },
};

/**
 * The style rules of a drawing, for the `style` element of a picture or the page with a drawing. They use no custom
 * properties, which programs for pictures do not know.
 */
export function rulesOf(theme: Theme): string {
  const { ground, sunken, raised, text, muted, line, faint } = theme;
  const { accent, accentFill, onAccent, accentSoft, danger, warning, warningSoft } = theme;
  return [
    `.ground{fill:${ground}}`,
    `.frame{fill:${ground};stroke:${line};stroke-width:1}`,
    `.frame.odd{fill:${sunken}}`,
    `.region{stroke-dasharray:6 4}`,
    `.state{fill:${raised};stroke:${line};stroke-width:1.5}`,
    `.inner{fill:none;stroke:${line};stroke-width:1}`,
    `.edge{fill:none;stroke:${line};stroke-width:1.5}`,
    `.default{stroke-dasharray:3 3}`,
    `.arrow{fill:${line}}`,
    `.dot{fill:${text}}`,
    `.event{fill:${ground};stroke:${line};stroke-width:1.25}`,
    `.guard{fill:${sunken};stroke:${line};stroke-width:1.25}`,
    `.action{fill:${faint}}`,
    `.invoke{fill:none;stroke:${line};stroke-width:1}`,
    `.more{fill:none;stroke:${line};stroke-width:1.5}`,
    `.sign{fill:none;stroke:${muted};stroke-width:1.25}`,
    `.solid{fill:${muted}}`,
    `.dashed{stroke-dasharray:4 3}`,
    `text{fill:${text};font-family:"JetBrains Mono Variable","JetBrains Mono",ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace}`,
    `.muted{fill:${muted}}`,
    ...[0.08, 0.16, 0.26, 0.38].map(
      (share, index) => `.state.heat${index + 1}{fill:${accentFill};fill-opacity:${share}}`,
    ),
    `.visited{stroke:${accent};stroke-opacity:.55}`,
    `.around{stroke:${accent};stroke-width:1.5}`,
    `.active{fill:${accentSoft};stroke:${accent};stroke-width:2.5}`,
    `.next{stroke:${accent}}`,
    `.state.differing,.frame.differing,.event.differing{stroke:${danger};stroke-width:3;stroke-dasharray:8 4}`,
    `.edge.taken{stroke:${accent};stroke-width:2.5}`,
    `.arrow.taken{fill:${accent}}`,
    `.event.taken,.guard.yes{fill:${accentFill};stroke:${accentFill}}`,
    `text.on{fill:${onAccent}}`,
    `.guard.no{stroke:${danger}}`,
    `text.no{fill:${danger}}`,
    `.count{fill:${accentSoft};stroke:${accent};stroke-width:1}`,
    `.count.never{fill:${warningSoft};stroke:${warning}}`,
    `text.never{fill:${warning}}`,
    `.event.never,.guard.never,.state.never,.frame.never{stroke:${warning}}`,
  ].join('\n');
}
