/** What is shown of a stay that an address or a form names: a script of its own. */
export { AskedStayProblem, readNamedStay } from './asked-stay';
export { ClosedSeason, Estimate } from './estimate';
export { EstimateOnCard } from './estimate-on-card';
