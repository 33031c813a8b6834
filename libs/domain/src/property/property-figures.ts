import {
  parseCalendarDate,
  formProblem,
  namedItemProblems,
  namedItemsOf,
  textProblem,
  wholeNumberProblem,
  type FieldProblem,
  type NamedItemDraft,
} from '../shared';
import {
  LANDMARKS,
  MAX_PROPERTY_TEXT_LENGTH,
  WAY_MODES,
  type Distance,
  type OwnWay,
  type Property,
  type Score,
  type WayTo,
} from './property';

/** Best value of any scale of scores; our own limit. */
export const MAX_SCORE_SCALE = 100;
/** A day, and far beyond what anyone calls near (1,000 km); our own limits. */
export const MAX_WAY_MINUTES = 1_440;
export const MAX_WAY_METRES = 1_000_000;

export interface ScoreDraft {
  readonly value: number;
  readonly scale: number;
  readonly source: string;
  readonly date: string;
}

interface DistanceDraft {
  readonly mode: string;
  readonly minutes: number | null;
  readonly metres: readonly number[] | null;
}

export interface WayDraft extends DistanceDraft {
  readonly landmark: string;
}

export interface OwnWayDraft extends NamedItemDraft, DistanceDraft {}

type Found = FieldProblem | null;

export function coordinateProblems(coordinates: Property['coordinates']): Found[] {
  if (!coordinates) return [];
  const within = (field: 'lat' | 'lng', max: number): Found =>
    Math.abs(coordinates[field]) <= max
      ? null
      : { field: `coordinates.${field}`, code: 'out_of_range', facts: { min: -max, max } };
  return [within('lat', 90), within('lng', 180)];
}

export function scoreProblems(score: ScoreDraft | null): Found[] {
  if (!score) return [];
  const { value, scale, source, date } = score;
  const isScale = scale >= 1 && scale <= MAX_SCORE_SCALE;
  const isValue = value >= 0 && value <= scale;
  return [
    isScale && !isValue
      ? { field: 'score.value', code: 'out_of_range', facts: { min: 0, max: scale } }
      : null,
    isScale ? null : { field: 'score.scale', code: 'out_of_range', facts: { min: 1, max: MAX_SCORE_SCALE } },
    textProblem('score.source', source, { max: MAX_PROPERTY_TEXT_LENGTH, isRequired: true }),
    formProblem('score.date', date, parseCalendarDate(date) !== undefined, 'invalid_date'),
  ];
}

/** @returns undefined for a score whose day does not exist */
export function scoreOf({ value, scale, source, date }: ScoreDraft): Score | undefined {
  const day = parseCalendarDate(date);
  return day && { value, scale, source: source.trim(), date: day };
}

/** Each landmark is named once. */
export function wayProblems(ways: readonly WayDraft[]): Found[] {
  const landmarks = ways.map(({ landmark }) => landmark);
  const isTwice = new Set(landmarks).size < landmarks.length;
  return [
    isTwice ? { field: 'waysTo', code: 'too_many' } : null,
    ...ways.flatMap((way, index) => [
      LANDMARKS.some((known) => known === way.landmark)
        ? null
        : { field: `waysTo.${index}.landmark`, code: 'unknown_value' as const },
      ...distanceProblems(`waysTo.${index}`, way),
    ]),
  ];
}

/** A place of the owner's own says how far it is, or there is nothing to show. */
export function ownWayProblems(ways: readonly OwnWayDraft[]): Found[] {
  return [
    ...namedItemProblems('ownWays', ways, LANDMARKS),
    ...ways.flatMap((way, index) => [
      way.minutes === null && way.metres === null
        ? { field: `ownWays.${index}.minutes`, code: 'required' as const }
        : null,
      ...distanceProblems(`ownWays.${index}`, way),
    ]),
  ];
}

/** The ways whose landmark and mode are known. */
export function waysOf(ways: readonly WayDraft[]): readonly WayTo[] {
  return ways.flatMap((way) => {
    const landmark = LANDMARKS.find((known) => known === way.landmark);
    const distance = distanceOf(way);
    return landmark && distance ? { landmark, ...distance } : [];
  });
}

/** The ways to the owner's own places whose mode is known, each with an id. */
export function ownWaysOf(ways: readonly OwnWayDraft[], at: Date): readonly OwnWay[] {
  return namedItemsOf(ways, LANDMARKS, at).flatMap(({ id, name, ...way }) => {
    const distance = distanceOf(way);
    return distance ? { id, name, ...distance } : [];
  });
}

function distanceOf({ minutes, metres, ...way }: DistanceDraft): Distance | undefined {
  const mode = WAY_MODES.find((known) => known === way.mode);
  const [from, to] = metres ?? [];
  if (!mode) return undefined;
  if (from === undefined) return { mode, minutes, metres: null };
  return { mode, minutes, metres: to === undefined ? [from] : [from, to] };
}

function distanceProblems(field: string, { mode, minutes, metres }: DistanceDraft): Found[] {
  const [from = 0, to = from] = metres ?? [];
  const isRange = metres === null || (metres.length >= 1 && metres.length <= 2 && from <= to);
  return [
    WAY_MODES.some((known) => known === mode) ? null : { field: `${field}.mode`, code: 'unknown_value' },
    minutes === null ? null : wholeNumberProblem(`${field}.minutes`, minutes, 0, MAX_WAY_MINUTES),
    isRange ? null : { field: `${field}.metres`, code: 'invalid_format' },
    ...(metres ?? []).map((length) => wholeNumberProblem(`${field}.metres`, length, 0, MAX_WAY_METRES)),
  ];
}
