/**
 * Starts Swagger UI, and mends by script what its markup leaves out for keyboards and screen readers. The standalone
 * preset is left out: it brings inline styles, which the policy forbids.
 */
export const SWAGGER_UI_START = `'use strict';
// A call's path is a link inside the button that opens the call, so it is unclear what pressing it does. The address of
// the call changes without the link, too.
const WithoutNestedLinks = ({ React }) => ({
  components: { DeepLink: ({ text }) => React.createElement('span', null, text) },
});

// Swagger UI shows these without an accessible name, or with one that differs from their label.
const NAMES = [
  ['#servers', () => 'Server'],
  ['tr[data-param-name] :is(select, input, textarea)', (control) => control.closest('tr').dataset.paramName],
  ['tr[data-property-name] :is(select, input, textarea)', (control) => control.closest('tr').dataset.propertyName],
  ['.body-param textarea', () => 'Request body'],
  ['.close-modal', () => 'Close'],
  ['.auth-btn-wrapper .authorize', () => 'Authorize: apply credentials'],
];

function mend() {
  for (const [selector, nameOf] of NAMES)
    for (const control of document.querySelectorAll('#swagger-ui ' + selector)) {
      const name = nameOf(control);
      if (name && control.getAttribute('aria-label') !== name) control.setAttribute('aria-label', name);
    }
  // Long examples scroll: arrow keys need the focus for it.
  for (const example of document.querySelectorAll('#swagger-ui pre.microlight:not([tabindex])')) example.tabIndex = 0;
}

const root = document.getElementById('swagger-ui');
new MutationObserver(mend).observe(root, { childList: true, subtree: true });

SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#swagger-ui',
  presets: [SwaggerUIBundle.presets.apis],
  plugins: [WithoutNestedLinks],
  layout: 'BaseLayout',
  validatorUrl: null,
  deepLinking: true,
  defaultModelsExpandDepth: 0,
});
`;
