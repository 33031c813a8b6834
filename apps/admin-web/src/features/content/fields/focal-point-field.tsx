import type { FocalPoint } from '@ospite/domain';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { TypedPicture } from '../typed-values';
import { useContentPicture } from './content-picture';
import * as s from './fields.module.css';

interface FocalPointFieldProps {
  readonly name: string;
  /** What the picture is. */
  readonly label: string;
  readonly picture: TypedPicture;
  readonly onChange: (focus: FocalPoint) => void;
}

/** The spot of a picture that stays in view where its frame cuts it: set by a touch, or by two sliders. */
export function FocalPointField({ name, label, picture, onChange }: FocalPointFieldProps) {
  const { t } = useTranslation();
  const { shown, isGone } = useContentPicture(picture.source);
  const { x, y } = picture.focus;

  function pick({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>) {
    const box = currentTarget.getBoundingClientRect();
    onChange({
      x: percent((clientX - box.left) / box.width),
      y: percent((clientY - box.top) / box.height),
    });
  }

  if (isGone) return <p className={s.error}>{t('office:content.picture.gone')}</p>;
  if (!shown) return <p role="status">{t('office:common.loading')}</p>;
  const { url, width, height } = shown;
  return (
    <>
      <p className={s.hint}>{t('office:content.picture.focusHint')}</p>
      {/* For a thumb and a mouse; the sliders do the same by keyboard, and are what screen readers find. */}
      <div className={s.picture} onClick={pick}>
        <img src={url} alt={picture.alt.it} width={width} height={height} />
        <span
          className={s.spot}
          style={{ insetInlineStart: `${x}%`, insetBlockStart: `${y}%` }}
          aria-hidden="true"
        />
      </div>
      <div className={s.sliders}>
        {(['x', 'y'] as const).map((axis) => (
          <label key={axis}>
            <span className={s.hint}>{t(AXES[axis])}</span>
            <input
              type="range"
              name={`${name}.focus.${axis}`}
              aria-label={`${t(AXES[axis])}: ${label}`}
              min={0}
              max={100}
              value={picture.focus[axis]}
              onChange={({ target }) => onChange({ ...picture.focus, [axis]: Number(target.value) })}
            />
          </label>
        ))}
      </div>
    </>
  );
}

const AXES = { x: 'office:content.picture.across', y: 'office:content.picture.down' } as const;

function percent(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 100);
}
