/** Metrics of prom-client's and of Prometheus itself that rules may use. */
const FOREIGN = /^(?:up|nodejs_\w+|process_\w+)$/;
const SUFFIX = /_(?:bucket|sum|count)$/;

/** Names of the metrics that an expression asks for. */
export function metricsOf(expression) {
  const withoutLabels = expression.replaceAll(/\{[^}]*\}|"[^"]*"|\b(?:by|without|on)\s*\([^)]*\)/g, ' ');
  return [...withoutLabels.matchAll(/\b([a-z]\w*_\w+|up)\b(?!\s*\()/g)].map(([, name]) => name);
}

/** Names of the metrics that the server's sources make. */
export const metricsMade = (sources) =>
  new Set(sources.flatMap((text) => [...text.matchAll(/'(ospite_\w+)'/g)].map(([, name]) => name)));

/**
 * @param {{ groups: { rules: { alert: string, expr: string }[] }[] }} rules
 * @param {ReadonlySet<string>} made
 * @returns {string[]} Metrics that a rule asks for and nobody makes.
 */
export const unknownMetrics = ({ groups }, made) =>
  groups
    .flatMap(({ rules }) => rules)
    .flatMap(({ alert, expr }) => metricsOf(expr).map((metric) => ({ alert, metric })))
    .filter(
      ({ metric }) => !FOREIGN.test(metric) && !made.has(metric) && !made.has(metric.replace(SUFFIX, '')),
    )
    .map(({ alert, metric }) => `${alert}: ${metric}`);
