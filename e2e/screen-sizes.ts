const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false };

/**
 * The screens that tests are run on: all of them on a phone, those tagged @desktop in a project of the other too. A test
 * that has a site built goes through both itself, since each project starts workers, and so builds, of its own.
 */
export const screenSizes = [
  { name: 'phone', use: phone },
  { name: 'desktop', use: desktop },
] as const;
