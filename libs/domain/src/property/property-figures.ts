import {
  parseCalendarDate,
  formProblem,
  textProblem,
  wholeNumberProblem,
  type FieldProblem,
} from '../shared';
import {
  LANDMARKS,
  MAX_PROPERTY_TEXT_LENGTH,
  WAY_MODES,
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

export interface WayDraft {
  readonly landmark: string;
  readonly mode: string;
  readonly minutes: number | null;
  readonly metres: readonly number[] | null;
}

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
    ...ways.flatMap((way, index) => wayProblemsAt(`waysTo.${index}`, way)),
  ];
}

/** @returns undefined for a landmark or a mode that is not known */
export function wayOf({ minutes, metres, ...way }: WayDraft): WayTo | undefined {
  const landmark = LANDMARKS.find((known) => known === way.landmark);
  const mode = WAY_MODES.find((known) => known === way.mode);
  const [from, to] = metres ?? [];
  if (!landmark || !mode) return undefined;
  if (from === undefined) return { landmark, mode, minutes, metres: null };
  return { landmark, mode, minutes, metres: to === undefined ? [from] : [from, to] };
}

function wayProblemsAt(field: string, { landmark, mode, minutes, metres }: WayDraft): Found[] {
  const [from = 0, to = from] = metres ?? [];
  const isKnown = LANDMARKS.some((known) => known === landmark);
  const isRange = metres === null || (metres.length >= 1 && metres.length <= 2 && from <= to);
  return [
    isKnown ? null : { field: `${field}.landmark`, code: 'unknown_value' },
    WAY_MODES.some((known) => known === mode) ? null : { field: `${field}.mode`, code: 'unknown_value' },
    minutes === null ? null : wholeNumberProblem(`${field}.minutes`, minutes, 0, MAX_WAY_MINUTES),
    isRange ? null : { field: `${field}.metres`, code: 'invalid_format' },
    ...(metres ?? []).map((length) => wholeNumberProblem(`${field}.metres`, length, 0, MAX_WAY_METRES)),
  ];
}
