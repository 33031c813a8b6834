import { useTranslation } from 'react-i18next';
import { usePageFacts } from '../../../shared/facts/page-facts';
import { distanceText } from '../../../shared/format/distance';
import { CIRCLES_METRES, DRAWING, mapGrid, radiusOf } from './map-grid';
import * as s from './map.module.css';

const { width, height } = DRAWING;
const CENTER = { x: width / 2, y: height / 2 } as const;

interface MapDrawingProps {
  readonly center: { readonly lat: number; readonly lng: number };
  readonly name: string;
}

/** A nautical chart without a coast: what the coordinates alone tell, and nothing of another host. */
export function MapDrawing({ center, name }: MapDrawingProps) {
  const { t } = useTranslation();
  const { language } = usePageFacts();
  const { meridians, parallels } = mapGrid(center);
  return (
    <>
      <svg
        className={s.drawing}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="xMidYMid slice"
        role="img"
        aria-label={t('contact:map.drawing', { name })}
      >
        <g className={s.grid}>
          {meridians.map((x) => (
            <path key={`meridian ${x}`} d={`M${x} 0V${height}`} />
          ))}
          {parallels.map((y) => (
            <path key={`parallel ${y}`} d={`M0 ${y}H${width}`} />
          ))}
        </g>
        {CIRCLES_METRES.toReversed().map((metres) => (
          <circle key={metres} className={s.circle} cx={CENTER.x} cy={CENTER.y} r={radiusOf(metres)} />
        ))}
        {CIRCLES_METRES.map((metres) => (
          <text key={metres} className={s.label} x={CENTER.x} y={CENTER.y - radiusOf(metres) - 8}>
            {distanceText([metres], language)}
          </text>
        ))}
        <g transform={`translate(${CENTER.x} ${CENTER.y})`}>
          <path className={s.pin} d="M0 4C-9-9-17-17-17-28a17 17 0 0 1 34 0C17-17 9-9 0 4Z" />
          <circle className={s.pinEye} cy="-28" r="6.500" />
        </g>
      </svg>
      <Compass />
    </>
  );
}

function Compass() {
  const { t } = useTranslation();
  return (
    <svg className={s.compass} viewBox="-50 -50 100 100" aria-hidden="true">
      <circle className={s.dial} r="29" />
      <path className={s.needle} d="M0-25 5-5 25 0 5 5 0 25-5 5-25 0-5-5Z" />
      <path className={s.north} d="M0-25 5-5H-5Z" />
      <text className={s.cardinal} y="-34">
        {t('contact:cardinals.north')}
      </text>
      <text className={s.cardinal} y="44">
        {t('contact:cardinals.south')}
      </text>
      <text className={s.cardinal} x="39" y="5">
        {t('contact:cardinals.east')}
      </text>
      <text className={s.cardinal} x="-39" y="5">
        {t('contact:cardinals.west')}
      </text>
    </svg>
  );
}
