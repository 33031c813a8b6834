import { usernameProblem } from '@ospite/domain';
import type { TFunction } from 'i18next';

/** What is wrong with a name that is typed for a new account, in words; undefined when nothing is. */
export function usernameError(t: TFunction, typed: string): string | undefined {
  const problem = usernameProblem(typed);
  return problem && t(`office:accounts.wrongUsername.${problem.code}`, problem.facts ?? {});
}
