import type { TestMessage } from '@ospite/contracts';
import { Badge, Notice, type BadgeTone } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import * as s from './email.module.css';

type RecordState = TestMessage['spf']['state'];

const STATES: Readonly<Record<RecordState, readonly [label: string, tone: BadgeTone]>> = {
  good: ['office:email.state.good', 'good'],
  weak: ['office:email.state.weak', 'warning'],
  missing: ['office:email.state.missing', 'bad'],
  doubled: ['office:email.state.doubled', 'bad'],
  unknown: ['office:email.state.unknown', 'neutral'],
};
const SPF: Readonly<Record<RecordState, string>> = {
  good: 'office:email.spf.good',
  weak: 'office:email.spf.weak',
  missing: 'office:email.spf.missing',
  doubled: 'office:email.spf.doubled',
  unknown: 'office:email.spf.unknown',
};
const DMARC: Readonly<Record<RecordState, string>> = {
  good: 'office:email.dmarc.good',
  weak: 'office:email.dmarc.weak',
  missing: 'office:email.dmarc.missing',
  doubled: 'office:email.dmarc.doubled',
  unknown: 'office:email.dmarc.unknown',
};

/** Where the test message went, and what the sender's domain says, with what to ask its provider for. */
export function TestOutcome({ outcome }: { readonly outcome: TestMessage }) {
  const { t } = useTranslation();
  const { message, delivery, from, domain, spf, dmarc } = outcome;
  return (
    <div className={s.outcome}>
      {delivery === 'files' ? (
        <Notice tone="warning" title={t('office:email.files')}>
          <p>{t('office:email.filesHelp')}</p>
        </Notice>
      ) : message.lastError === null ? (
        <p className={s.sent}>{t('office:email.sent', { to: message.to })}</p>
      ) : (
        <Notice tone="warning" title={t('office:email.delayed')}>
          <p>{t('office:messages.lastError', { error: message.lastError })}</p>
          <p>{t('office:email.delayedHelp')}</p>
        </Notice>
      )}
      <p>{t('office:email.from', { from })}</p>
      <SenderRecord name="SPF" record={spf} about={t(SPF[spf.state], { domain })} />
      <SenderRecord name="DMARC" record={dmarc} about={t(DMARC[dmarc.state], { domain })} />
    </div>
  );
}

interface SenderRecordProps {
  readonly name: string;
  readonly record: TestMessage['spf'];
  readonly about: string;
}

function SenderRecord({ name, record, about }: SenderRecordProps) {
  const { t } = useTranslation();
  const [label, tone] = STATES[record.state];
  return (
    <div className={s.record}>
      <h3 className={s.name}>
        {name} <Badge tone={tone}>{t(label)}</Badge>
      </h3>
      <p>{about}</p>
      {record.record !== null && <code className={s.code}>{record.record}</code>}
    </div>
  );
}
