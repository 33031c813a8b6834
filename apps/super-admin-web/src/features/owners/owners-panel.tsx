import { problemOf, useGiveOneTimePasswordMutation, useListOwnersQuery } from '@ospite/contracts';
import { officeProblemText } from '@ospite/i18n/office';
import { AlertDialog, Badge, Button, LoadState, Panel } from '@ospite/ui/office';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { GivenPassword } from './given-password';
import * as s from './owners.module.css';

/** Gives an owner who has lost their password another one. Source: specification §12, First start. */
export function OwnersPanel() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useListOwnersQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [give, { data: given, error: failure, isLoading, reset }] = useGiveOneTimePasswordMutation();
  const [chosen, setChosen] = useState<{ readonly id: number; readonly username: string }>();

  return (
    <Panel title={t('super-admin:owners.heading')}>
      <p>{t('super-admin:owners.help')}</p>
      {failure && (
        <p role="alert" className={s.failed}>
          {t('super-admin:owners.failed')} {officeProblemText(t, problemOf(failure))}
        </p>
      )}
      {given && <GivenPassword key={given.password} given={given} onDone={reset} />}
      <LoadState
        data={data}
        problem={data ? undefined : error && officeProblemText(t, problemOf(error))}
        isFetching={isFetching}
        onRetry={refetch}
        loadingLabel={t('super-admin:owners.loading')}
        retryLabel={t('super-admin:panel.retry')}
      >
        {(owners) =>
          owners.length === 0 ? (
            <p>{t('super-admin:owners.none')}</p>
          ) : (
            <ul className={s.list} aria-label={t('super-admin:owners.list')}>
              {owners.map(({ id, username, hasOneTimePassword }) => (
                <li key={id} className={s.item}>
                  <span className={s.name}>
                    {username}
                    {hasOneTimePassword && <Badge tone="warning">{t('super-admin:owners.toChange')}</Badge>}
                  </span>
                  <Button
                    variant="quiet"
                    isPending={isLoading && chosen?.id === id}
                    isDisabled={isLoading}
                    onPress={() => setChosen({ id, username })}
                    aria-label={t('super-admin:owners.giveTo', { username })}
                  >
                    {t('super-admin:owners.give')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </LoadState>
      <Question
        username={isLoading ? undefined : chosen?.username}
        onConfirm={() => {
          if (chosen) void give({ accountId: chosen.id }).then(() => setChosen(undefined));
        }}
        onCancel={() => setChosen(undefined)}
      />
    </Panel>
  );
}

interface QuestionProps {
  /** Undefined while nothing is asked. */
  readonly username: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function Question({ username, ...answers }: QuestionProps) {
  const { t } = useTranslation();
  return (
    <AlertDialog
      isOpen={username !== undefined}
      title={t('super-admin:owners.askTitle', { username: username ?? '' })}
      confirmLabel={t('super-admin:owners.confirm')}
      cancelLabel={t('super-admin:owners.cancel')}
      {...answers}
    >
      <p>{t('super-admin:owners.ask')}</p>
    </AlertDialog>
  );
}
