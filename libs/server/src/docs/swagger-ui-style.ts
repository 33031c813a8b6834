/** Dark enough for white letters on them and for letters on white, 4.5 to 1 (WCAG 2.2, 1.4.3). */
const METHODS = { get: '#1d63b0', post: '#18794e', put: '#9a4d00', patch: '#0f6b64', delete: '#c02626' };
const LINK = '#1d63b0';
const QUIET = '#4a4f5a';

const methodRules = Object.entries(METHODS).map(
  ([method, colour]) => `.swagger-ui .opblock.opblock-${method} { border-color: ${colour}; }
.swagger-ui .opblock.opblock-${method} .opblock-summary { border-color: ${colour}; }
.swagger-ui .opblock.opblock-${method} .opblock-summary-method { background: ${colour}; }
.swagger-ui .opblock.opblock-${method} .tab-header .tab-item.active h4 span::after { background: ${colour}; }`,
);

/**
 * Our style sheet after Swagger UI's own: colours that can be read, controls large enough to press (24 px, WCAG 2.2,
 * 2.5.8), a focus that can be seen, and a page no wider than a phone: the column of links, which is always empty, goes,
 * and the buttons of a tried call wrap below its title.
 */
export const SWAGGER_UI_STYLE = `${methodRules.join('\n')}

.swagger-ui a, .swagger-ui a.link, .swagger-ui .info a, .swagger-ui .info .base-url .url { color: ${LINK}; }
.swagger-ui .info .url, .swagger-ui .info hgroup.main a { color: ${LINK}; }
.swagger-ui .info .title small.version-stamp { background: ${METHODS.post}; }
.swagger-ui .markdown code, .swagger-ui .renderedMarkdown code { color: #7a10d6; background: rgb(0 0 0 / 4%); }

.swagger-ui .btn.authorize { color: ${METHODS.post}; border-color: ${METHODS.post}; }
.swagger-ui .btn.authorize svg, .swagger-ui .auth-wrapper .authorize svg { fill: ${METHODS.post}; }
.swagger-ui .btn.cancel { color: ${METHODS.delete}; border-color: ${METHODS.delete}; }
.swagger-ui .btn.execute { background: ${LINK}; border-color: ${LINK}; }
.swagger-ui .download-contents { background: ${QUIET}; }
.swagger-ui .view-line-link, .swagger-ui .view-line-link button,
.swagger-ui .authorization__btn { min-width: 24px; min-height: 24px; }

.swagger-ui .parameter__in, .swagger-ui .parameter__extension, .swagger-ui .prop-format { color: ${QUIET}; }
.swagger-ui .parameter__name.required::after, .swagger-ui .parameter__name.required span { color: ${METHODS.delete}; }
.swagger-ui .microlight span[style*="rgb(211, 99, 99)"] { color: #ff9c9c !important; }

.swagger-ui :is(a, button, input, select, textarea, [tabindex]):focus-visible { outline: 3px solid ${LINK}; outline-offset: 2px; }

.swagger-ui .response-col_links { display: none; }
.swagger-ui .opblock .opblock-section-header { flex-wrap: wrap; }
`;
