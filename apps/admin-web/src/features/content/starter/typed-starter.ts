import type { PrepareStarterTextsRequest, Property } from '@ospite/contracts';
import {
  starterProblems,
  type FieldProblem,
  type StarterAnswers,
  type StarterBreakfast,
  type StarterOffer,
  type StarterPlace,
} from '@ospite/domain';

/** The answers as they are typed. */
export interface TypedStarter {
  readonly place: StarterPlace | '';
  readonly rooms: string;
  readonly breakfast: StarterBreakfast | '';
  readonly offers: readonly StarterOffer[];
  readonly hosts: readonly string[];
  readonly picture: StarterAnswers['picture'];
}

/** One question each, in their order. */
export const QUESTIONS = ['place', 'rooms', 'breakfast', 'offers', 'hosts', 'picture'] as const;
export type Question = (typeof QUESTIONS)[number];

/** What is known before anything is answered. */
export function openStarter(
  { offeredServices }: Pick<Property, 'offeredServices'>,
  rooms: number,
): TypedStarter {
  return {
    place: '',
    rooms: rooms > 0 ? String(rooms) : '',
    breakfast: '',
    offers: (['parking', 'wifi'] as const).filter((offer) => offeredServices.includes(offer)),
    hosts: [''],
    picture: null,
  };
}

export function problemsOf({ place, rooms, breakfast, hosts }: TypedStarter): readonly FieldProblem[] {
  return starterProblems({
    place: place || null,
    rooms: numberOf(rooms),
    breakfast: breakfast || null,
    hosts: namesIn(hosts),
  });
}

/** The answers to all questions; undefined as long as one that needs an answer has none. */
export function writtenStarter(typed: TypedStarter): PrepareStarterTextsRequest | undefined {
  const { place, rooms, breakfast, offers, hosts, picture } = typed;
  if (place === '' || breakfast === '') return undefined;
  return {
    place,
    rooms: numberOf(rooms),
    breakfast,
    offers: [...offers],
    hosts: [...namesIn(hosts)],
    picture,
  };
}

/** The question that a field belongs to. */
export function questionOf(field: string): string {
  return field.split('.')[0] ?? '';
}

function numberOf(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}

/** A field that was left empty names nobody. */
function namesIn(hosts: readonly string[]) {
  return hosts.filter((name) => name.trim() !== '').map((name) => ({ name }));
}
