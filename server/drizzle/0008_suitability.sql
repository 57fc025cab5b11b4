DROP INDEX "suitability_client";--> statement-breakpoint
ALTER TABLE "suitability" ADD COLUMN "sequence" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "suitability_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
CREATE INDEX "suitability_client" ON "suitability" USING btree ("client_id","sequence");