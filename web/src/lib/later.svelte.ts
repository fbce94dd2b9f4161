/** A dialog that is fetched when somebody opens it for the first time. */
import { type Component, tick } from 'svelte';
import { complain } from './toasts.svelte';

interface Opens {
  open(): void;
}

export class Later<Props extends Record<string, any>> {
  View = $state.raw<Component<Props, Opens> | null>(null);
  shown = $state.raw<Opens>();

  constructor(private readonly load: () => Promise<{ default: Component<Props, Opens> }>) {}

  readonly open = (): void => {
    if (this.shown) this.shown.open();
    else this.first().catch(complain);
  };

  private async first(): Promise<void> {
    this.View = (await this.load()).default;
    await tick();
    this.shown?.open();
  }
}
