import { useEndOtherSessionsMutation, useLogoutMutation } from '@ospite/contracts';
import { AlertDialog, Button, useSettleToast } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { draftsKept } from '../../shared/drafts';
import { ConfirmedAction } from '../../shared/feedback/confirmed-action';
import { useOutcomeToast } from '../../shared/feedback/use-outcome-toast';
import { useIsAnyUnsaved } from '../../shared/forms/leaving/unsaved';
import { forgetSession } from '../../shared/session';
import { RevokeKeys } from './revoke-keys';
import { useOfficeDispatch } from '../../shared/use-office-store';
import * as s from './session.module.css';

/** Ends the session on the server and on this device; asks first where that loses what was typed. */
export function LogoutButton({ variant = 'quiet' }: { readonly variant?: 'quiet' | 'plain' }) {
  const { t } = useTranslation();
  const tellOutcome = useOutcomeToast();
  const settleToast = useSettleToast();
  const dispatch = useOfficeDispatch();
  const isAnyUnsaved = useIsAnyUnsaved();
  const { pathname } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const [logout, { isLoading }] = useLogoutMutation();

  async function leave() {
    setAsking(false);
    // What could still be taken back can be done by this session alone.
    if (!(await settleToast())) return;
    const result = await logout();
    if (!result.error) forgetSession(dispatch);
    tellOutcome(result, { done: t('office:account.loggedOut'), failed: t('office:account.logoutFailed') });
  }

  return (
    <>
      <Button
        variant={variant}
        onPress={() => (isAnyUnsaved || isAnyKept(pathname) ? setAsking(true) : void leave())}
        isPending={isLoading}
      >
        {t('office:account.logout')}
      </Button>
      <AlertDialog
        isOpen={isAsking}
        title={t('office:forms.leaveTitle')}
        confirmLabel={t('office:forms.leave')}
        cancelLabel={t('office:forms.stay')}
        onConfirm={() => void leave()}
        onCancel={() => setAsking(false)}
      >
        <p>{t('office:account.logoutLoses')}</p>
        {isAsking && <KeptDrafts path={pathname} onLeave={() => setAsking(false)} />}
      </AlertDialog>
    </>
  );
}

function isAnyKept(path: string): boolean {
  const { named, others } = draftsKept(path);
  return named.length + others > 0;
}

/** How many drafts are named before the others are counted. */
const NAMED_DRAFTS = 3;

interface KeptDraftsProps {
  /** Of the present screen. */
  readonly path: string;
  readonly onLeave: () => void;
}

/** What leaving would lose, with the way there. */
function KeptDrafts({ path, onLeave }: KeptDraftsProps) {
  const { t } = useTranslation();
  const { named, others } = draftsKept(path);
  const count = others + Math.max(0, named.length - NAMED_DRAFTS);
  return (
    <ul className={s.drafts}>
      {named.slice(0, NAMED_DRAFTS).map((draft, index) => (
        <li key={index}>
          <Link to={draft.path} onClick={onLeave}>
            {draft.title}
          </Link>
        </li>
      ))}
      {count > 0 && (
        <li>{t(named.length > 0 ? 'office:account.moreDrafts' : 'office:account.drafts', { count })}</li>
      )}
    </ul>
  );
}

/** Signs out all other devices, after a confirmation. */
export function EndOtherSessions({ username }: { readonly username: string }) {
  const { t } = useTranslation();
  const [endOthers] = useEndOtherSessionsMutation();
  const [revokesKeys, setRevokesKeys] = useState(true);
  return (
    <div>
      <ConfirmedAction
        variant="quiet"
        label={t('office:account.endOthers')}
        title={t('office:account.endOthers')}
        confirmLabel={t('office:account.endOthersAction')}
        act={() => endOthers(revokesKeys ? {} : { keepAccessKeys: 'true' })}
        outcome={{
          done: t('office:account.othersEnded'),
          doneDescription: t('office:account.othersEndedDescription'),
          failed: t('office:account.othersNotEnded'),
        }}
      >
        <p>{t('office:account.endOthersConfirm')}</p>
        <RevokeKeys username={username} isChosen={revokesKeys} onChange={setRevokesKeys} />
      </ConfirmedAction>
    </div>
  );
}
