import { problemOf, useSendTestMessageMutation } from '@ospite/contracts';
import { officeProblemText } from '@ospite/i18n/office';
import { Button, Panel } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import * as s from '../access.module.css';
import { LastFailures } from './last-failures';
import { TestOutcome } from './test-outcome';

/** Whether e-mails leave and arrive. */
export function EmailSettings() {
  const { t } = useTranslation();
  const [sendTest, { data, error, isLoading }] = useSendTestMessageMutation();
  return (
    <>
      <Panel title={t('office:email.test')}>
        <p>{t('office:email.testHelp')}</p>
        <div>
          <Button
            onPress={() => void sendTest()}
            isPending={isLoading}
            pendingLabel={t('office:email.sending')}
          >
            {t('office:email.send')}
          </Button>
        </div>
        {error !== undefined && (
          <p role="alert" className={s.problem}>
            {officeProblemText(t, problemOf(error))}
          </p>
        )}
        <div role="status">{data && <TestOutcome outcome={data} />}</div>
      </Panel>
      <LastFailures />
    </>
  );
}
