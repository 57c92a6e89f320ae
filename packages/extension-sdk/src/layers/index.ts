export { FocusModal, type FocusModalProps } from "./focus-modal";
export { LayerFooter } from "./layer-pane";
export { type Layer, type LayerStack, type PushedLayer, useLayeredModal, useLayerStack } from "./layer-stack";
export { LayeredModal, type LayeredModalProps } from "./layered-modal";
export { useWizard, type WizardControl } from "./use-wizard";
export { Wizard, type WizardProps, type WizardStep } from "./wizard";
export { WizardFrame, type WizardFrameProps } from "./wizard-frame";
export { type WizardAction, type WizardState, wizardReducer, wizardStart } from "./wizard-reducer";
