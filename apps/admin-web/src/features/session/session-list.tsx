import { useEndSessionMutation, useListSessionsQuery, type Session } from '@ospite/contracts';
import { Badge } from '@ospite/ui/office';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { ConfirmedAction } from '../../shared/feedback/confirmed-action';
import { recentMomentText } from '../../shared/formats';
import { QueryState } from '../../shared/screen/query-state';
import { useRowFocus } from '../../shared/screen/lists/use-row-focus';
import { EndOtherSessions } from './sign-out';
import * as s from '../../shared/screen/lists/entries.module.css';

/** The devices on which the account is signed in; each but this one can be signed out. */
export function SessionList({ username }: { readonly username: string }) {
  const query = useListSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <QueryState query={query}>
      {(sessions) => (
        <>
          <Sessions sessions={sessions} />
          <EndOtherSessions username={username} />
        </>
      )}
    </QueryState>
  );
}

function Sessions({ sessions }: { readonly sessions: readonly Session[] }) {
  const { t } = useTranslation();
  const [endSession] = useEndSessionMutation();
  const now = new Date();
  const when = (instant: string) => recentMomentText(instant, now);
  const rows = useRowFocus<HTMLUListElement>(sessions.length);
  return (
    <ul {...rows} tabIndex={-1} className={s.list} aria-label={t('office:account.devices')}>
      {sessions.map((session) => (
        <li key={session.id} className={s.item} tabIndex={-1}>
          <div className={s.about}>
            <p className={s.name}>
              {deviceText(t, session)}
              {session.isCurrent && <Badge tone="good">{t('office:account.thisDevice')}</Badge>}
              {session.isKept && <Badge>{t('office:account.kept')}</Badge>}
            </p>
            <p className={s.detail}>{t('office:account.since', { date: when(session.startedAt) })}</p>
            {!session.isCurrent && (
              <p className={s.detail}>{t('office:account.lastUsed', { date: when(session.lastUsedAt) })}</p>
            )}
          </div>
          {!session.isCurrent && (
            <ConfirmedAction
              variant="quiet"
              label={t('office:account.endOne')}
              aria-label={t('office:account.endOneNamed', {
                device: deviceText(t, session),
                date: when(session.startedAt),
              })}
              title={t('office:account.endOneTitle', { device: deviceText(t, session) })}
              confirmLabel={t('office:account.endOne')}
              act={() => endSession({ sessionId: session.id })}
              outcome={{ done: t('office:account.oneEnded'), failed: t('office:account.oneNotEnded') }}
            >
              <p>
                {t('office:account.endOneWhich', {
                  date: when(session.startedAt),
                  used: when(session.lastUsedAt),
                })}
              </p>
              <p>{t('office:account.endOneHelp')}</p>
            </ConfirmedAction>
          )}
        </li>
      ))}
    </ul>
  );
}

function deviceText(t: TFunction, { browser, system }: Session): string {
  if (browser && system) return t('office:account.device', { browser, system });
  return browser ?? system ?? t('office:account.unknownDevice');
}
