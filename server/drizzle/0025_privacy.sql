CREATE TABLE "data_access" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_access_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"by" text NOT NULL,
	"call" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_request" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"text" text
);
--> statement-breakpoint
CREATE TABLE "erasure" (
	"sequence" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasure_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"client_id" uuid NOT NULL,
	"extent" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kept_until" date
);
--> statement-breakpoint
ALTER TABLE "data_request" ADD CONSTRAINT "data_request_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_access_account" ON "data_access" USING btree ("account","sequence");--> statement-breakpoint
CREATE INDEX "data_access_at" ON "data_access" USING btree ("at");--> statement-breakpoint
CREATE INDEX "data_request_client" ON "data_request" USING btree ("client_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "data_request_erasure" ON "data_request" USING btree ("client_id") WHERE "data_request"."kind" = 'erasure' and "data_request"."state" = 'open';--> statement-breakpoint
CREATE INDEX "erasure_client" ON "erasure" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "erasure_kept" ON "erasure" USING btree ("kept_until");--> statement-breakpoint
-- Evidence leaves in one way only: a transaction that says that it erases a customer may delete it. Nothing may change it.
CREATE OR REPLACE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND current_setting('ficha.erasure', true) = 'on'
		AND TG_TABLE_NAME IN ('signature_evidence', 'suitability', 'client_product', 'data_access') THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION 'The table % is append only.', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;--> statement-breakpoint
CREATE TRIGGER "data_access_append_only" BEFORE UPDATE OR DELETE ON "data_access" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "data_access_keep_all" BEFORE TRUNCATE ON "data_access" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "erasure_append_only" BEFORE UPDATE OR DELETE ON "erasure" FOR EACH ROW EXECUTE FUNCTION "refuse_change"();--> statement-breakpoint
CREATE TRIGGER "erasure_keep_all" BEFORE TRUNCATE ON "erasure" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
