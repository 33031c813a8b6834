import type { TFunction } from 'i18next';
import { problemText, type DescribedProblem } from './problem-text';

/** The sentence for a problem where several people save: it says who was faster. Guests never meet that. */
export function officeProblemText(t: TFunction, problem: DescribedProblem): string {
  const { code, facts } = problem;
  return code.endsWith('.changed') && facts.savedAt !== undefined
    ? t('problems:changed.sentence', { saved: savedInBetween(t, facts) })
    : problemText(t, problem);
}

/** Who saved in between and when, as far as the problem tells: "Anna ha salvato alle 18:40". No full stop. */
export function savedInBetween(t: TFunction, { savedAt, savedBy }: DescribedProblem['facts']): string {
  if (typeof savedAt !== 'string') return t('problems:changed.unknown');
  const time = new Date(savedAt);
  const isToday = time.toDateString() === new Date().toDateString();
  if (typeof savedBy === 'string')
    return t(isToday ? 'problems:changed.by' : 'problems:changed.byEarlier', { name: savedBy, time });
  return t(isToday ? 'problems:changed.at' : 'problems:changed.atEarlier', { time });
}
