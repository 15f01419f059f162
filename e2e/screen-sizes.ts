const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };

/**
 * The screen sizes of the tests: all tests run on a phone, those tagged @desktop also in a project for the
 * desktop. A test that builds its own site goes through both sizes itself, since each project would build the
 * site again.
 */
export const screenSizes = [
  { name: 'phone', use: phone },
  { name: 'desktop', use: desktop },
] as const;
