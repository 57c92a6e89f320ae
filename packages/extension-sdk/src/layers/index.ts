export { FocusModal, type FocusModalProps } from "./focus-modal";
export { LayerFooter } from "./layer-pane";
export { type Layer, type LayerEntry, type LayerStack, useLayeredModal, useLayerStack } from "./layer-stack";
export { LayeredModal, type LayeredModalProps } from "./layered-modal";
export { useWizard, type WizardControl } from "./use-wizard";
export { Wizard, type WizardProps, type WizardStep } from "./wizard";
export { WizardFrame, type WizardFrameProps } from "./wizard-frame";
export { initialWizardState, type WizardAction, type WizardState, wizardReducer } from "./wizard-reducer";
