import { wholeNumberProblem, type FieldProblem } from '../../shared';
import { hostProblems, type Host } from '../../property';
import type { OwnPicture } from '../pictures/content-picture';

/** Where the house stands. */
export const STARTER_PLACES = ['sea', 'mountains', 'town', 'country'] as const;
export type StarterPlace = (typeof STARTER_PLACES)[number];

export const STARTER_BREAKFASTS = ['included', 'extra', 'none'] as const;
export type StarterBreakfast = (typeof STARTER_BREAKFASTS)[number];

/** What there is for guests. */
export const STARTER_OFFERS = [
  'parking',
  'wifi',
  'garden',
  'terrace',
  'kitchen',
  'laundry',
  'bicycles',
  'pool',
  'pets',
] as const;
export type StarterOffer = (typeof STARTER_OFFERS)[number];

/** What the picture of the first screen shows. */
export const STARTER_VIEWS = ['house', 'room', 'garden', 'terrace', 'view', 'other'] as const;
export type StarterView = (typeof STARTER_VIEWS)[number];

/** Our own figure, far above a small house's. */
export const MAX_STARTER_ROOMS = 99;

/** What an owner says of a house that has no texts yet. */
export interface StarterAnswers {
  readonly place: StarterPlace;
  readonly rooms: number;
  readonly breakfast: StarterBreakfast;
  readonly offers: readonly StarterOffer[];
  /** Who receives the guests; those that the property knows already need not be named. */
  readonly hosts: readonly Pick<Host, 'name'>[];
  /** For the first screen: one of the owner's own, since no other shows the house. */
  readonly picture: { readonly source: OwnPicture; readonly shows: StarterView } | null;
}

/** The same while it is being answered. */
export type TypedAnswers = Pick<StarterAnswers, 'rooms' | 'hosts'> & {
  readonly place: StarterPlace | null;
  readonly breakfast: StarterBreakfast | null;
};

/** What is wrong with the answers, or missing. */
export function starterProblems({ place, rooms, breakfast, hosts }: TypedAnswers): readonly FieldProblem[] {
  const nobody = { languages: [], pictureUrl: null, pictureAlt: null };
  const problems: (FieldProblem | null)[] = [
    place === null ? { field: 'place', code: 'required' } : null,
    wholeNumberProblem('rooms', rooms, 1, MAX_STARTER_ROOMS),
    breakfast === null ? { field: 'breakfast', code: 'required' } : null,
    ...hostProblems(hosts.map(({ name }) => ({ ...nobody, name }))),
  ];
  return problems.filter((problem) => problem !== null);
}
