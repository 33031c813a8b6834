import { PALETTE_COLOURS, type Palette } from '@ospite/domain';
import * as s from './brand.module.css';

/** A page in small: sky, heading, text, buttons, card and footer in the colours of a palette. */
export function PalettePreview({ palette }: { readonly palette: Palette }) {
  const colours = Object.entries(PALETTE_COLOURS[palette]).map(([name, colour]) => [`--${name}`, colour]);
  return (
    <span className={s.preview} style={Object.fromEntries(colours)}>
      <span className={s.sky} />
      <span className={s.page}>
        <span className={s.heading} />
        <span className={s.text} />
        <span className={s.buttons}>
          <span className={s.action} />
          <span className={s.accent} />
          <span className={s.chip} />
        </span>
      </span>
      <span className={s.footer} />
    </span>
  );
}
