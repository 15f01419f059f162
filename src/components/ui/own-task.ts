/**
 * Loads a module in a task of its own. The effects of the app's start run in one task, and a phone takes long for each import;
 * between two tasks it answers the visitor.
 */
export const inOwnTask = async <Module>(load: () => Promise<Module>): Promise<Module> => {
  await new Promise((go) => setTimeout(go));
  return load();
};
