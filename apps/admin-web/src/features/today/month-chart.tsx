import { useListQuoteDaysQuery, useListVisitDaysQuery } from '@ospite/contracts';
import { Panel, VisuallyHidden } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { dateText, shortDateText } from '../../shared/formats';
import { QueryState } from '../../shared/screen/query-state';
import { dayBars, type DayCount } from './day-bars';
import * as s from './today.module.css';

const FRESH = { refetchOnMountOrArgChange: true } as const;
/** Heads of columns are in the plural. */
const MANY = { count: 2 } as const;

/** Visits and requests of the last 30 days: a picture for the eye, a table for a screen reader. */
export function MonthChart() {
  const { t } = useTranslation();
  const visits = useListVisitDaysQuery({}, FRESH);
  const quotes = useListQuoteDaysQuery({}, FRESH);
  return (
    <Panel title={t('office:today.month')}>
      <QueryState query={visits}>
        {(visitDays) => (
          <QueryState query={quotes}>
            {(quoteDays) => {
              const requestsOn = new Map(quoteDays.map(({ day, requests }) => [day, requests]));
              return (
                <>
                  <Bars
                    labelOf={(count) => t('office:today.visits', { count })}
                    days={visitDays.map(({ day, visits: count }) => ({ day, count }))}
                    className={s.visits}
                  />
                  <Bars
                    labelOf={(count) => t('office:today.requests', { count })}
                    days={quoteDays.map(({ day, requests: count }) => ({ day, count }))}
                    className={s.requests}
                  />
                  <VisuallyHidden>
                    <table>
                      <caption>{t('office:today.month')}</caption>
                      <thead>
                        <tr>
                          <th scope="col">{t('office:today.day')}</th>
                          <th scope="col">{t('office:today.visits', MANY)}</th>
                          <th scope="col">{t('office:today.requests', MANY)}</th>
                        </tr>
                      </thead>
                      <tbody>
                        {visitDays.map(({ day, visits: count }) => (
                          <tr key={day}>
                            <th scope="row">{dateText(day)}</th>
                            <td>{count}</td>
                            <td>{requestsOn.get(day) ?? 0}</td>
                          </tr>
                        ))}
                      </tbody>
                    </table>
                  </VisuallyHidden>
                </>
              );
            }}
          </QueryState>
        )}
      </QueryState>
    </Panel>
  );
}

interface BarsProps {
  readonly labelOf: (count: number) => string;
  readonly days: readonly DayCount[];
  readonly className: string | undefined;
}

const WIDTH = 300;
const HEIGHT = 56;
const NUMBER = new Intl.NumberFormat('it-IT');

function Bars({ labelOf, days, className }: BarsProps) {
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const [first, last] = [days.at(0), days.at(-1)];
  return (
    <div className={s.chart} aria-hidden="true">
      <p className={s.total}>
        <strong>{NUMBER.format(total)}</strong> {labelOf(total)}
      </p>
      <svg
        className={className}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        height={HEIGHT}
        width="100%"
      >
        {dayBars(days, WIDTH, HEIGHT).map(({ day, ...bar }) => (
          <rect key={day} {...bar} />
        ))}
      </svg>
      {first && last && (
        <p className={s.ends}>
          <span>{shortDateText(first.day)}</span>
          <span>{shortDateText(last.day)}</span>
        </p>
      )}
    </div>
  );
}
